import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { fileAddresses } from './file-addresses';

it('a file that is asked for by its address lies beside the script, which says where', async () => {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? '\0entry' : null),
    load: (id: string) => (id === '\0entry' ? `export { default } from '${import.meta.filename}?url';` : null),
  };
  const build = await rolldown({ input: 'entry', plugins: [entry, fileAddresses()] });
  const { output } = await build.generate({ assetFileNames: '[name][extname]' });
  await build.close();
  const [script, file] = output;
  expect(script.code).toContain('file-addresses.test.ts');
  expect(file).toMatchObject({ type: 'asset', fileName: 'file-addresses.test.ts' });
});
