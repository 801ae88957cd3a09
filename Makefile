# Each target does its own set-up. What the targets do is in Scripts and Benchmarks, so that it runs without make too.

.DEFAULT_GOAL := help
.PHONY: help demo test rules fuzz sanitize release release-test mutations screenshots docs lint format bench accuracy clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

demo: ## build fiorilint and lint the screens of Fixtures/screens
	@bash Scripts/build/demo

test: ## style, builds without warnings, tests, the commands of README.md, and Integrations/AcmeLint
	@bash Scripts/test/all

rules: ## write the rule pages of Rules/ into the sources, after one has changed
	@bash Scripts/build/rules

fuzz: ## fuzz all targets with libFuzzer for MINUTES=20 in all, from what earlier runs kept; name targets with ARGS="yaml selector"
	@FIORILINT_FUZZ_MINUTES=$(MINUTES) bash Scripts/test/fuzz $(ARGS)

sanitize: ## all fuzz targets, threads and memory below sanitizers and valgrind; parts of it with ARGS="short"
	@bash Scripts/test/sanitize $(ARGS)

release: ## make everything that a release has, into .build/dist: make release VERSION=x.y.z, of a tree with changes with ARGS=--dirty
	@bash Scripts/release/release $(VERSION) $(ARGS)

release-test: ## install each artefact of .build/dist into empty surroundings and run it; some of them with ARGS="wheel debian"
	@bash Scripts/release/release-test $(ARGS)

mutations: ## print the mutation score of every rule; name rules with ARGS="<rule> …" to see what they do not notice
	@bash Scripts/test/mutations $(ARGS)

screenshots: ## take pictures of the HTML report in a headless Chromium, into .build/screenshots or ARGS="<folder>"
	@bash Scripts/test/screenshots $(ARGS)

docs: ## build the site of the documentation into .build/docs/site, and check its links
	@bash Scripts/release/docs

lint: ## check words, commit subjects and the style of the Swift sources
	@bash Scripts/test/style lint

format: ## bring the Swift sources into style
	@bash Scripts/test/style format

bench: ## measure speed and memory against peers; pass options with ARGS="--quick"
	@bash Scripts/bench/bench $(ARGS)

accuracy: ## hold every finding of ../shared/corpus against the labels in Benchmarks/accuracy-labels.tsv
	@bash Scripts/test/accuracy $(ARGS)

clean: ## remove everything that was built or generated
	rm -rf .build .swiftpm
