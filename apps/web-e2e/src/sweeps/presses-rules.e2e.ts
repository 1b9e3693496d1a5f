import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../support/test.js';
import { probePages } from './presses/probe.js';
import { shapeOf } from './presses/shapes.js';
import { holdWrites } from './presses/traffic.js';
import { Notes } from './presses/notes.js';
import { walkFrom } from './presses/walk.js';

const ORIGIN = 'http://planted.localhost';

/** A dialog as the product has them: Escape and a button close it, and give the focus back. */
const DIALOG = `<div role="dialog" aria-modal="true" aria-label="Sure?" hidden><button id="no">Go back</button></div>`;
const dialogScript = ({ byEscape = true, byButton = true, returns = true, opensAgain = true } = {}): string => `
  const dialog = document.querySelector('[role="dialog"]');
  const opener = document.querySelector('#opener');
  const close = () => {
    dialog.hidden = true;
    ${opensAgain ? '' : 'opener.onclick = null'};
    ${returns ? 'opener.focus()' : 'document.activeElement.blur()'};
  };
  opener.onclick = () => { dialog.hidden = false; document.querySelector('#no').focus(); };
  ${byButton ? "document.querySelector('#no').onclick = close;" : ''}
  onkeydown = ({ key }) => { if (${byEscape} && key === 'Escape' && !dialog.hidden) close(); };`;

/** Marks a press, so that it is the planted fault that is found. */
const MORE = `const more = ({ dataset }) => { dataset.times = Number(dataset.times ?? 0) + 1; };`;

interface PlantedPage {
  readonly body: string;
  readonly script?: string;
}

type Site = Readonly<Record<string, PlantedPage>>;

/** What a walk through a site of a few lines finds, with the product's own rules. */
async function faultsOf(
  context: BrowserContext,
  site: Site,
  pageFaults: string[],
  told: readonly string[] = [],
): Promise<readonly string[]> {
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const planted = site[pathname];
    const { body, script = '' } = planted ?? { body: '' };
    const html = `<!doctype html><html lang="en"><title>Planted</title><main><h1>${pathname}</h1>${body}</main><script>${MORE}${script}</script>`;
    return route.fulfill({ status: planted ? 200 : 404, contentType: 'text/html', body: html });
  });
  await probePages(context);
  await holdWrites(context);
  const ground = {
    context,
    origin: ORIGIN,
    missing: ['/not-on-the-plans'],
    told: { paths: new Set(told), over: '/over' },
    closing: ['Go back'],
    states: new Map<string, string>(),
    isThorough: true,
    pageFaults,
  };
  return walkFrom(['/'], ground, new Notes());
}

const SOUND: Site = {
  '/': {
    body: `<a href="/next">Next</a> <a href="#below">Below</a> <button id="opener">Sure</button> ${DIALOG}
      <details><summary>More</summary>Words</details> <a href="tel:+18455550123">Call</a>
      <button id="writes">Send</button> <button disabled>Not yet</button> <p style="margin-top: 200vh" id="below">Below</p>`,
    script: `${dialogScript()} document.querySelector('#writes').onclick = () => fetch('/api/change', { method: 'POST' });`,
  },
  '/next': { body: '<a href="/">Home</a>' },
};

/** One fault each, and what the walk says of it. */
const PLANTED: readonly {
  readonly what: string;
  readonly page: PlantedPage;
  readonly also?: string;
  readonly said: readonly RegExp[];
}[] = [
  {
    what: 'a link to a page that is not there',
    page: { body: '<a href="/nowhere">Nowhere</a>' },
    said: [/“Nowhere”.*\/nowhere answered 404/u, /\/nowhere: opened: .*answered 404/u],
  },
  {
    what: 'a page that says that there is none',
    page: { body: '<a href="/not-on-the-plans">Gone</a>' },
    also: '/not-on-the-plans',
    said: [/^\/: pressed “Gone”: “\/not-on-the-plans”/u, /^\/not-on-the-plans: opened: “/u],
  },
  {
    what: 'a document that is not there',
    page: { body: '<a href="/api/files/1">Report</a>' },
    said: [/“Report” to \/api\/files\/1 is not answered/u],
  },
  {
    what: 'a link without an address',
    page: { body: '<a href="javascript:void 0">Here</a>' },
    said: [/the link “Here” leads to “javascript/u],
  },
  {
    what: 'a button that does nothing',
    page: { body: '<button>Dead</button>' },
    said: [/^\/: “Dead” does nothing$/u],
  },
  {
    what: 'a button under something else',
    page: {
      body: '<div style="position: relative"><button>Under</button><p style="position: absolute; inset: 0; margin: 0">Over</p></div>',
    },
    said: [/“Under” cannot be pressed/u],
  },
  {
    what: 'an error in the console',
    page: {
      body: '<button>Louder</button>',
      script: `document.querySelector('button').onclick = ({ target }) => { more(target); console.error('planted'); };`,
    },
    said: [/pressed “Louder”: planted/u],
  },
  {
    what: 'a rejection that nothing handles',
    page: {
      body: '<button>Lost</button>',
      script: `document.querySelector('button').onclick = ({ target }) => { more(target); void Promise.reject(new Error('planted')); };`,
    },
    said: [/pressed “Lost”: .*planted/u],
  },
  {
    what: 'a request that breaks the server',
    page: {
      body: '<button>Ask</button>',
      script: `document.querySelector('button').onclick = ({ target }) => { more(target); void fetch('/broken').catch(() => 0); };`,
    },
    said: [/pressed “Ask”: GET \/broken answered 404/u],
  },
  {
    what: 'a dialog that Escape does not close',
    page: { body: `<button id="opener">Open</button>${DIALOG}`, script: dialogScript({ byEscape: false }) },
    said: [/Escape leaves dialog “Sure\?”.* open$/u],
  },
  {
    what: 'a dialog whose own button does not close it',
    page: { body: `<button id="opener">Open</button>${DIALOG}`, script: dialogScript({ byButton: false }) },
    said: [/“Go back” leaves dialog “Sure\?”.* open$/u],
  },
  {
    what: 'a dialog that keeps the focus',
    page: { body: `<button id="opener">Open</button>${DIALOG}`, script: dialogScript({ returns: false }) },
    said: [/Escape loses the focus/u, /“Go back” loses the focus/u],
  },
  {
    what: 'a dialog that opens only once',
    page: { body: `<button id="opener">Open</button>${DIALOG}`, script: dialogScript({ opensAgain: false }) },
    said: [/^\/: dialog “Sure\?”, which “Open” has opened opens only once$/u],
  },
  {
    what: 'a menu that Escape does not close, though its items take away what opens it',
    page: {
      body: `<button id="opener" aria-haspopup="menu">Open</button>
        <div role="menu" aria-label="Sort" hidden style="position: fixed; inset: 0"><button role="menuitem" id="no">Newest</button></div>`,
      script: `
        const menu = document.querySelector('[role="menu"]');
        const opener = document.querySelector('#opener');
        opener.onclick = () => { menu.hidden = false; document.querySelector('#no').focus(); };
        document.querySelector('#no').onclick = () => { menu.hidden = true; opener.remove(); };`,
    },
    said: [/Escape leaves menu “Sort”.* open$/u],
  },
  {
    what: 'a dialog with nothing to close it by',
    page: {
      body: `<button id="opener">Open</button>
        <div role="dialog" aria-modal="true" aria-label="Sure?" hidden style="position: fixed; inset: 0"><p id="no" tabindex="-1">No</p></div>`,
      script: dialogScript({ byButton: false }),
    },
    said: [/dialog “Sure\?”.* has nothing to close it by$/u],
  },
  {
    what: 'a page without a heading',
    page: { body: '', script: "document.querySelector('h1').remove();" },
    said: [/^\/: opened: has no heading$/u],
  },
  {
    what: 'a page that Back does not lead back from',
    page: {
      body: '<button>On</button>',
      script: `document.querySelector('button').onclick = () => { history.pushState(null, '', '/on'); history.pushState(null, '', '/on?twice'); };`,
    },
    also: '/on',
    said: [/back from “On” is \/on/u],
  },
];

test('a walk finds nothing where everything leads somewhere, and meets every page', async ({
  newPerson,
  pageFaults,
}) => {
  const { context } = await newPerson();
  expect(await faultsOf(context, SOUND, pageFaults)).toEqual([]);
});

for (const { what, page, also = '/also', said } of PLANTED)
  test(`a walk finds ${what}`, async ({ newPerson, pageFaults }) => {
    const { context } = await newPerson();
    const faults = await faultsOf(context, { '/': page, [also]: { body: '' } }, pageFaults);
    for (const words of said)
      expect(
        faults.filter((fault) => words.test(fault)),
        faults.join('\n'),
      ).toHaveLength(1);
    expect(faults).toHaveLength(said.length);
  });

/** A page of a record that has been closed to its reader meanwhile. */
const OVER: Site = {
  '/': { body: '<a href="/over">A project near you</a>' },
  '/over': { body: '', script: "void fetch('/api/projects/1');" },
};

test('what a letter or a notice tells of may be over, and nothing else may', async ({ newPerson, pageFaults }) => {
  const { context } = await newPerson();
  expect(await faultsOf(context, OVER, pageFaults, ['/over'])).toEqual([]);
  const other = await newPerson();
  expect(await faultsOf(other.context, OVER, pageFaults)).toEqual([
    expect.stringMatching(/pressed “A project near you”: GET \/api\/projects\/1 answered 404/u),
    expect.stringMatching(/^\/over: opened: GET \/api\/projects\/1 answered 404/u),
  ]);
});

test('pages are of one shape whatever record they show, and of another in another state', () => {
  const id = '01a21f8b-0887-747b-9859-9004c68039a0';
  const shape = (path: string, state?: string): string =>
    shapeOf(`${ORIGIN}${path}`, new Map(state ? [[id, state]] : []));
  expect(shape(`/app/projects/${id}`)).toBe('/app/projects/:id');
  expect(shape(`/app/projects/${id}`, 'open')).toBe('/app/projects/:id(open)');
  expect(shape('/settings?tab=data&next=%2Fapp')).toBe('/settings?tab=data');
  expect(shape('/projects?zip=12401&trade=roofing')).toBe('/projects?trade&zip');
  expect(shape('/activate#token=abcdefghijklmnopqrstuvwxyz012345')).toBe('/activate#:secret');
});
