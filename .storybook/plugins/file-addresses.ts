import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Plugin } from 'rolldown';

/** `import address from './file.ttf?url'`: the file lies beside the script, and this is where. */
export const fileAddresses = (): Plugin => ({
  name: 'file-addresses',
  load: {
    filter: { id: /\?url$/ },
    async handler(id) {
      const file = id.slice(0, -'?url'.length);
      const reference = this.emitFile({ type: 'asset', name: basename(file), source: await readFile(file) });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  },
});
