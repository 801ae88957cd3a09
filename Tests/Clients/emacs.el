;; Emacs with the lines of docs/how-to/editors.md, in a folder with a screen `a.json' that has a finding.
;; Run by ServerEditorTests in batch behind those lines; ends with status 0 where all is as it should be.

(require 'flymake)

(defun check (what holds)
  (unless holds
    (message "not as expected: %s" what)
    (kill-emacs 1)))

(defun wait-for (what holds)
  (let ((end (+ (float-time) 30)))
    (while (and (not (funcall holds)) (< (float-time) end))
      (accept-process-output nil 0.02)))
  (check what (funcall holds)))

(defun found ()
  (flymake-diagnostics))

(setq eglot-sync-connect 30 eglot-send-changes-idle-time 0.01 eglot-autoshutdown nil)
(find-file "a.json")
;; In batch no command ends, behind which eglot would start.
(unless (eglot-current-server)
  (apply #'eglot--connect (eglot--guess-contact)))
(check "a server" (eglot-current-server))
(flymake-start)
(wait-for "one finding" (lambda () (flymake-start) (= 1 (length (found)))))
(let ((first (car (found))))
  (check (flymake-diagnostic-text first) (string-match-p "minimum-size" (flymake-diagnostic-text first)))
  (goto-char (flymake-diagnostic-beg first)))

(let* ((server (eglot-current-server))
       (at (eglot--TextDocumentPositionParams))
       (document (list :textDocument (eglot--TextDocumentIdentifier)))
       (here (eglot--pos-to-lsp-position))
       (hover (jsonrpc-request server :textDocument/hover at)))
  (check hover (string-match-p "30 pt" (plist-get (plist-get hover :contents) :value)))
  (check "symbols" (= 1 (length (jsonrpc-request server :textDocument/documentSymbol document))))
  (check "actions" (< 0 (length (jsonrpc-request
                                 server :textDocument/codeAction
                                 (append document (list :range (list :start here :end here)
                                                        :context (list :diagnostics []))))))))

;; What is typed counts, and is not saved.
(goto-char (point-min))
(search-forward "30, 30")
(replace-match "44, 44")
(eglot--signal-textDocument/didChange)
(wait-for "no finding" (lambda () (flymake-start) (null (found))))
(check "not saved" (buffer-modified-p))
(set-buffer-modified-p nil)
(eglot-shutdown (eglot-current-server))
(kill-emacs 0)
