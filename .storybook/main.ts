import { type StorybookConfig } from '@storybook/react-vite';
import tailwind from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { migratedDatabase } from './plugins/migrated-database.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  stories: ['../libs/**/src/**/*.stories.tsx', '../apps/portal/src/**/*.stories.tsx', './**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwind(), migratedDatabase()],
      resolve: { tsconfigPaths: true },
      optimizeDeps: { exclude: ['@electric-sql/pglite'] },
      build: { target: 'es2022' },
    }),
};

export default config;
