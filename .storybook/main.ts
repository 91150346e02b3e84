import { type StorybookConfig } from '@storybook/react-vite';
import tailwind from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { importedOnce } from './plugins/imported-once.ts';
import { propsOfComponents } from './plugins/props-of-components.ts';
import { scenariosAsData } from './plugins/scenarios-as-data.ts';
import { tabService } from './plugins/tab-service.ts';

const isTest = Boolean(process.env.VITEST);

/** A file for each part that screens share would be 250 requests for the first of them. */
const fewFiles = [
  { name: 'packages', test: /node_modules/ },
  { name: 'portal', test: /\/(libs|apps\/portal)\/(?!.+\.stories\.)/ },
  { name: 'stage', test: /\/\.storybook\// },
];

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  stories: ['../libs/**/src/**/*.stories.tsx', '../apps/portal/src/**/*.stories.tsx', './**/*.stories.tsx'],
  // Widths are looked at through the viewport; what Storybook measures and outlines has no use here, and the toolbar no room for it.
  // To tell which stories an edit changed it would resolve every import there is, at the very time when the first story is waited for.
  features: { measure: false, outline: false, backgrounds: false, changeDetection: false },
  // A test looks at no table of props.
  typescript: { reactDocgen: isTest ? false : 'react-docgen' },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  viteFinal: (vite) =>
    mergeConfig(isTest ? vite : { ...vite, plugins: propsOfComponents(vite.plugins) }, {
      plugins: [tailwind(), tabService(), scenariosAsData(), ...(isTest ? [importedOnce()] : [])],
      resolve: { tsconfigPaths: true },
      // What a story loads late is prepared before: to find it then would reload the page under the story.
      optimizeDeps: { exclude: ['@electric-sql/pglite'], include: ['pdfkit', 'pdfkit/output', 'fontkit', 'uqr'] },
      build: { target: 'es2022', rolldownOptions: { output: { codeSplitting: { groups: fewFiles } } } },
    }),
};

export default config;
