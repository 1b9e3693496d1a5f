import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  previewAnnotations: (before = []) => [...before, join(import.meta.dirname, 'fonts.mjs')],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  // Our libraries are read as they are written; nothing has to be built before.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { conditions: ['@cw/source', ...defaultClientConditions] },
      build: { chunkSizeWarningLimit: Number.MAX_SAFE_INTEGER },
    }),
};

export default config;
