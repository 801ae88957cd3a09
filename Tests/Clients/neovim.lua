-- Neovim with the configuration of docs/how-to/editors.md, in a folder with a screen `a.json` that has a finding.
-- Run by ServerEditorTests with `-c "luafile …"`; ends with status 0 where all is as it should be.

local function check(what, holds)
  if not holds then
    io.stderr:write("not as expected: " .. what .. "\n")
    vim.cmd("cquit 1")
  end
end

local function diagnostics(is_right)
  local found
  vim.wait(30000, function()
    found = vim.diagnostic.get(0)
    return is_right(found)
  end, 20)
  check("diagnostics " .. vim.inspect(found), is_right(found))
  return found
end

local function ask(method, more)
  local parameters = vim.tbl_extend("force", { textDocument = vim.lsp.util.make_text_document_params() }, more)
  for _, answer in pairs(vim.lsp.buf_request_sync(0, method, parameters, 30000) or {}) do
    check(method .. " " .. vim.inspect(answer.error), answer.error == nil)
    return answer.result
  end
end

-- Neovim 0.7 has the same in two functions.
vim.lsp.start = vim.lsp.start
  or function(config) vim.lsp.buf_attach_client(0, vim.lsp.start_client(config)) end

vim.cmd("edit a.json")
local first = diagnostics(function(found) return #found == 1 end)[1]
check("code " .. vim.inspect(first), first.code == "touch-target/minimum-size" and first.source == "fiorilint")
check("place " .. vim.inspect(first), first.lnum == 0 and first.col > 0)

local at = { line = first.lnum, character = first.col }
local hover = ask("textDocument/hover", { position = at })
check("hover " .. vim.inspect(hover), hover.contents.value:find("30 pt", 1, true))
check("symbols", #ask("textDocument/documentSymbol", {}) == 1)
local range = { start = at, ["end"] = at }
local actions = ask("textDocument/codeAction", { range = range, context = { diagnostics = {} } })
check("actions " .. vim.inspect(actions), #actions > 0)

-- What is typed counts, and is not saved.
local text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n")
local fixed = text:gsub("30, 30", "44, 44")
vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(fixed, "\n"))
diagnostics(function(found) return #found == 0 end)
vim.cmd("undo")
diagnostics(function(found) return #found == 1 end)

-- A file that is not there yet counts, too.
vim.cmd("edit! new.json")
vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(text, "\n"))
diagnostics(function(found) return #found == 1 end)
vim.cmd("qall!")
