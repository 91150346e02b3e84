import { type Plugin, type PluginOption } from 'vite';

/** Where the components are that have a page with a table of their props. */
export const documented = /\/libs\/(ui-kit|forms|policy-workflow)\/src\/.+\.tsx$/;

/**
 * Props are read where somebody sees the table of them. Storybook would read them in every file, which follows each import and was a third
 * of the time until the first story stood. Throws if Storybook reads them in another way.
 */
export function propsOfComponents(plugins: PluginOption[] = []): PluginOption[] {
  const reader = plugins.find(isReader);
  if (typeof reader?.transform !== 'function')
    throw new Error('Storybook reads the props of components in another way');
  const narrower = { ...reader, transform: { filter: { id: documented }, handler: reader.transform } };
  return plugins.map((plugin) => (plugin === reader ? narrower : plugin));
}

const isReader = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'storybook:react-docgen-plugin';
