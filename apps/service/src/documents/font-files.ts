import { type FontFiles } from '@portal/service-documents';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const file = (path: string) => readFile(resolve(`@expo-google-fonts/noto-sans/${path}`));

/** The font that documents are written in, from its package. */
export async function fontFiles(): Promise<FontFiles> {
  const [regular, semiBold] = await Promise.all([
    file('400Regular/NotoSans_400Regular.ttf'),
    file('600SemiBold/NotoSans_600SemiBold.ttf'),
  ]);
  return { regular, semiBold };
}
