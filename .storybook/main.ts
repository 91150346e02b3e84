import { type StorybookConfig } from '@storybook/react-vite';
import tailwind from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { importedOnce } from './plugins/imported-once.ts';
import { tabService } from './plugins/tab-service.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  stories: ['../libs/**/src/**/*.stories.tsx', '../apps/portal/src/**/*.stories.tsx', './**/*.stories.tsx'],
  // Widths are looked at through the viewport; what Storybook measures and outlines has no use here, and the toolbar no room for it.
  features: { measure: false, outline: false, backgrounds: false },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [tailwind(), tabService(), ...(process.env.VITEST ? [importedOnce()] : [])],
      resolve: { tsconfigPaths: true },
      // What a story loads late is prepared before: to find it then would reload the page under the story.
      optimizeDeps: { exclude: ['@electric-sql/pglite'], include: ['pdfkit', 'pdfkit/output', 'fontkit', 'uqr'] },
      build: { target: 'es2022' },
    }),
};

export default config;
