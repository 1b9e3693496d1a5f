import { cents } from '@cw/domain';
import { loadMessages } from '@cw/i18n';
import { LocaleProvider } from '@cw/i18n/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as ui from '../index.js';

// What public pages are made of: drawn on the build machine, sent as HTML under a policy without inline style attributes.
const pieces: readonly (readonly [string, ReactElement])[] = [
  ['logo', <ui.Logo key="1" onPrussian />],
  [
    'buttons',
    <ui.ButtonLink key="2" href="/register" variant="primary">
      Start
    </ui.ButtonLink>,
  ],
  [
    'tape',
    <ui.Tape
      key="3"
      today="2026-11-20"
      closing="2026-12-11"
      from="2026-11-16"
      captions
      markers={[{ date: '2026-11-24', label: 'Choose a bid' }]}
    />,
  ],
  ['small tape', <ui.SmallTape key="4" today="2026-11-20" closing="2026-12-02" />],
  ['level', <ui.Level key="5" slackDays={2} />],
  [
    'house',
    <ui.MeasuredHouse
      key="6"
      callouts={{ chimney: { number: 1, title: 'Chimney', detail: 'p. 4', state: 'cleared' } }}
    />,
  ],
  [
    'panel',
    <ui.Panel key="7" title="Payment" ruled>
      <ui.Money cents={cents(642_000)} size="large" />
    </ui.Panel>,
  ],
  [
    'evidence',
    <ui.EvidencePair
      key="8"
      title="Handrail"
      before={{ drawing: <ui.SamplePhoto subject="steps" side="before" label="Before" /> }}
      after={null}
    />,
  ],
  [
    'condition',
    <ui.ConditionList key="9">
      <ui.ConditionRow number={3} state="in_work" title="Handrail" cents={cents(89_000)} />
    </ui.ConditionList>,
  ],
  ['fields', <ui.MoneyField key="10" name="cost" label="Cost" />],
  [
    'choices',
    <ui.PickField
      key="11"
      name="trades"
      label="Trades"
      choices={[{ value: 'roof', label: 'Roof', icon: ui.RoofIcon }]}
    />,
  ],
  ['help link', <ui.HelpLink key="help" href="/support" onPrussian />],
  ['language switch', <ui.LanguageSwitch key="12" onPrussian />],
  [
    'banner',
    <ui.Banner key="13" kind="news" title="News">
      Text
    </ui.Banner>,
  ],
  ['empty place', <ui.EmptyState key="14" title="No bids yet" drawing="tape" />],
  ['steps', <ui.StepBar key="15" step={2} of={7} />],
  ['toast corner', <ui.ToastProvider key="16">page</ui.ToastProvider>],
];

describe('prerendered HTML', () => {
  it.each(pieces)('%s carries no style attribute, which the content security policy would drop', async (_, piece) => {
    const messages = await loadMessages('en');
    const html = renderToStaticMarkup(
      <LocaleProvider initial={{ locale: 'en', messages }}>
        <ui.CwThemeProvider>{piece}</ui.CwThemeProvider>
      </LocaleProvider>,
    );
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
  });
});
