import type { Meta } from '@storybook/react-vite';
import { Panel, ProjectName } from '../../index.js';
import { DARK, NARROW, says, SPANISH } from '../../stories/says.js';

export default { title: 'Records/Project name', component: ProjectName } satisfies Meta;

export const Usual = says((w) => (
  <Panel title={w.projects}>
    <ProjectName house={w.address} clientName={w.client} title={w.trim} />
  </Panel>
));
export const Brief = says((w) => <ProjectName brief house={w.address} title={w.trim} />);
export const OneEndlessWord = says((w) => (
  <ProjectName house={w.longFile.replaceAll(/[-.]/g, '')} title={w.workTextName} />
));
export const Spanish = { ...Usual, ...SPANISH };
export const Dark = { ...Usual, ...DARK };
export const Narrow = { ...OneEndlessWord, ...NARROW };
