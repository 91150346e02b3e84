import regularUrl from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import semiBoldUrl from '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf?url';
import { type FontFiles } from '@portal/service-documents';

const file = async (address: string) => new Uint8Array(await (await fetch(address)).arrayBuffer());

/** The font that documents are written in, fetched when a story asks for a document. */
export async function fontFiles(): Promise<FontFiles> {
  const [regular, semiBold] = await Promise.all([file(regularUrl), file(semiBoldUrl)]);
  return { regular, semiBold };
}
