import { compressed, entryFile } from './bundle-tab-service.ts';

/** Compresses each file once. All but the entry are called by what they hold, and most outlive an edit. */
export function shrinking() {
  const done = new Map<string, { file: Buffer; small: Promise<Buffer> }>();
  return (name: string, file: Buffer): Promise<Buffer> => {
    const known = done.get(name);
    if (known && (name !== entryFile || known.file === file)) return known.small;
    const small = compressed(file);
    done.set(name, { file, small });
    return small;
  };
}
