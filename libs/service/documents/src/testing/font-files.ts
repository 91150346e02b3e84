import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type FontFiles } from '../pdf/fonts';

const { resolve } = createRequire(import.meta.url);
const file = (path: string) => readFile(resolve(`@expo-google-fonts/noto-sans/${path}`));

/** The files as a process reads them. */
export const fontFiles = async (): Promise<FontFiles> => ({
  regular: await file('400Regular/NotoSans_400Regular.ttf'),
  semiBold: await file('600SemiBold/NotoSans_600SemiBold.ttf'),
});
