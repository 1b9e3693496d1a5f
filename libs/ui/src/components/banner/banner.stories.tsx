import type { Meta } from '@storybook/react-vite';
import { Banner, Button, OfflineIcon, Stack, type BannerProps } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Page/Banner', component: Banner } satisfies Meta;

export const Usual = {
  args: { kind: 'broken' },
  ...says<Pick<BannerProps, 'kind'>>((w, { kind }) => (
    <Banner kind={kind} title={w.gapsTitle}>
      {w.gapsText}
    </Banner>
  )),
};
export const Kinds = says((w) => (
  <Stack sx={{ gap: 2 }}>
    <Banner kind="broken" title={w.gapsTitle}>
      {w.gapsText}
    </Banner>
    <Banner kind="date" title={w.approveBy}>
      {w.approveText}
    </Banner>
    <Banner kind="sent_back" title={w.offline} icon={OfflineIcon}>
      {w.offlineText}
    </Banner>
    <Banner kind="news" title={w.online} action={<Button size="small">{w.seePhotos}</Button>}>
      {w.onlineText}
    </Banner>
    <Banner kind="done" title={w.cleared}>
      {w.clearedText}
    </Banner>
  </Stack>
));
export const WithoutTitle = says((w) => <Banner kind="news">{w.onlineText}</Banner>);
export const Spanish = { ...Kinds, ...SPANISH };
export const Dark = { ...Kinds, ...DARK };
export const Narrow = { ...Kinds, ...NARROW };
