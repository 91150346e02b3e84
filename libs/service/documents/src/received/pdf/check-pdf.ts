import { fail, fileRefusals, ok, type Result } from '@portal/domain';
import { isActive } from './active-parts';
import { parseStrictly } from './parse-strictly';

/**
 * A PDF as it was sent, when it only shows pages: no script, no file inside it, nothing that starts by itself or sends data, no
 * password. Every object of the file is looked at, also those that a later one replaces and those inside compressed streams.
 */
export async function checkPdf(file: Uint8Array): Promise<Result<Uint8Array>> {
  if (!endsWhereItSays(file)) return fail(fileRefusals.unreadable);
  const parsed = await parseStrictly(file).catch(() => null);
  if (parsed === null) return fail(isLocked(file) ? fileRefusals.locked : fileRefusals.unreadable);
  if (parsed.isLocked) return fail(fileRefusals.locked);
  if (isActive(parsed)) return fail(fileRefusals.active);
  return parsed.hasPages ? ok(file) : fail(fileRefusals.unreadable);
}

/** What is locked is scrambled, so it may be no more than its end that can be read. */
const isLocked = (file: Uint8Array) => new TextDecoder('latin1').decode(file.subarray(-2048)).includes('/Encrypt');

const endMark = [...'%%EOF'].map((char) => char.charCodeAt(0));
const isSpace = (byte: number) => byte <= 0x20;

/** Whether nothing but space follows the end mark: what is cut off has none, and a file of two kinds has something after it. */
function endsWhereItSays(file: Uint8Array): boolean {
  const end = file.findLastIndex((byte) => !isSpace(byte));
  return endMark.every((byte, at) => file[end - endMark.length + 1 + at] === byte);
}
