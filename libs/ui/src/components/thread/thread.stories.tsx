import type { Meta } from '@storybook/react-vite';
import { Box, MessageBubble, Stack, Thread, ThreadLine } from '../../index.js';
import { DARK, NARROW, nothing, says, SPANISH } from '../../stories/says.js';
import type { Words } from '../../stories/words.js';

export default { title: 'Records/Thread', component: Thread } satisfies Meta;

const bubbles = (w: Words) => [
  <ThreadLine key="day">{w.yesterday}</ThreadLine>,
  <MessageBubble key="one" mine={false} header={w.contractor} footer={w.atTime}>
    {w.messageOne}
  </MessageBubble>,
  <MessageBubble key="two" mine footer={w.atTime}>
    {w.messageTwo}
  </MessageBubble>,
  <ThreadLine key="new" unread>
    {w.newHere}
  </ThreadLine>,
  <MessageBubble key="three" mine={false} joined footer={w.atTime}>
    {w.messageThree}
  </MessageBubble>,
];

export const Usual = says((w) => (
  <Box sx={{ height: 420, display: 'flex', flexDirection: 'column' }}>
    <Thread
      label={w.thread}
      items={bubbles(w)}
      firstNumber={1}
      keyOf={({ key }) => String(key)}
      onOlder={nothing}
      onNewer={nothing}
      onAtEnd={nothing}
      follows={() => false}
      isWhole
      head={w.threadBegins}
      foot={w.typing}
    >
      {(item) => item}
    </Thread>
  </Box>
));
export const Bubbles = says((w) => (
  <Stack sx={{ gap: 1 }}>
    {bubbles(w)}
    <MessageBubble mine looks="failed" footer={w.failedToSend}>
      {w.messageTwo}
    </MessageBubble>
    <MessageBubble mine looks="gone">
      {w.messageTwo}
    </MessageBubble>
    <MessageBubble mine={false} footer={w.atTime}>
      {w.longFile.replaceAll('-', '')}
    </MessageBubble>
  </Stack>
));
export const Empty = says((w) => (
  <Box sx={{ height: 200, display: 'flex', flexDirection: 'column' }}>
    <Thread
      label={w.thread}
      items={[]}
      firstNumber={1}
      keyOf={String}
      onOlder={nothing}
      onNewer={nothing}
      onAtEnd={nothing}
      follows={() => false}
      isWhole
      head={w.threadBegins}
    >
      {() => null}
    </Thread>
  </Box>
));
export const Spanish = { ...Bubbles, ...SPANISH };
export const Dark = { ...Bubbles, ...DARK };
export const Narrow = { ...Bubbles, ...NARROW };
