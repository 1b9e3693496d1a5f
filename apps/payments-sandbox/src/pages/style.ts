/** The pages' one style sheet; served as a file because the pages allow no inline style. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --plaster: #f1f4f2; --paper: #ffffff; --line: #d0d9d7; --line-strong: #748792; --ink: #0c2838; --ink-2: #425b6a;
  --action: #0a5a92; --action-hover: #07466f; --on-action: #ffffff; --brick: #a92c20; --brick-soft: #fbe8e4;
  --copper: #8f4700; --copper-soft: #fcebda; --on-copper: #ffffff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --plaster: #0a1922; --paper: #11252f; --line: #28414e; --line-strong: #7390a0; --ink: #e9f0f0; --ink-2: #aec1cb;
    --action: #7fc3f3; --action-hover: #a5d6f8; --on-action: #052033; --brick: #ff9d8e; --brick-soft: #47211c;
    --copper: #f6b27b; --copper-soft: #43290f; --on-copper: #331700;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--plaster); color: var(--ink); font: 400 1rem/1.5 "Archivo Variable", "Helvetica Neue", Arial, sans-serif; }
.mode { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; justify-content: center; padding: .5rem 1rem; background: var(--copper-soft); border-bottom: 2px solid var(--copper); }
.mode strong { padding: .125rem .5rem; border-radius: 3px; background: var(--copper); color: var(--on-copper); }
main { max-width: 30rem; margin: 2rem auto; padding: 1.5rem; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; }
h1 { margin: 0 0 .75rem; font: 560 1.75rem/1.15 "Besley Variable", "Bookman Old Style", Georgia, serif; }
h2 { margin: 0 0 .5rem; font-size: 1rem; }
p { margin: 0 0 1rem; color: var(--ink-2); }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; font-variant-numeric: tabular-nums lining-nums; }
dt { color: var(--ink-2); }
dd { margin: 0; text-align: right; font-weight: 620; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
th, td { padding: .5rem 0; border-bottom: 1px solid var(--line); text-align: left; }
th { color: var(--ink-2); font-weight: 400; }
th:nth-child(2), td:nth-child(2) { text-align: right; padding-right: 1rem; }
label { display: block; margin-top: 1rem; font-weight: 620; font-size: .9375rem; }
.hint { margin: 0 0 .25rem; font-size: .875rem; }
.error { margin: 0 0 .25rem; color: var(--brick); font-size: .875rem; font-weight: 620; }
.error:has(+ .check) { margin-top: 1rem; }
.check { margin-top: .25rem; }
.summary { margin: 0 0 1rem; padding: .75rem 1rem; border-left: 5px solid var(--brick); background: var(--brick-soft); }
.summary a { color: var(--brick); }
input[type=text] { width: 100%; min-height: 46px; padding: 0 .75rem; border: 1.5px solid var(--line-strong); border-radius: 5px; background: var(--paper); color: inherit; font: inherit; }
input[aria-invalid=true] { border-left: 5px solid var(--brick); }
.check { display: flex; gap: .5rem; align-items: center; min-height: 44px; font-weight: 400; }
.check input { width: 1.25rem; height: 1.25rem; }
.actions { display: grid; gap: .75rem; margin-top: 1.5rem; }
button { min-height: 46px; padding: 0 1rem; border: 1.5px solid var(--line-strong); border-radius: 5px; background: var(--paper); color: var(--ink); font: inherit; font-weight: 620; cursor: pointer; }
button.primary { border-color: var(--action); background: var(--action); color: var(--on-action); }
button.primary:hover { border-color: var(--action-hover); background: var(--action-hover); }
a { color: var(--action); }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
footer { max-width: 30rem; margin: 0 auto 2rem; padding: 0 1rem; font-size: .875rem; }
footer a { display: inline-block; padding: .5rem 0; }
`;
