import { isPlainText } from '../base/plain-text';
import { fail, ok, type Result } from '../base/result';

/** The longest name of a file, with its extension. */
export const maxFileName = 255;

/** Extensions of programs, pages, archives and documents: before the last one they hide what a file is. */
const hidesAnotherKind = new RegExp(
  `\\.(?:${[
    'exe|com|scr|bat|cmd|msi|dll|jar|js|mjs|vbs|vbe|wsf|hta|ps1|sh|lnk|apk|app|dmg|iso|reg|cpl|pif',
    'php|html?|xhtml|mht|svg|xml|zip|rar|7z|gz|tar|cab',
    'pdf|jpe?g|png|gif|webp|heic|tiff?|docx?|docm|xlsx?|xlsm|pptx?|rtf|csv|txt|eml',
  ].join('|')})\\.`,
  'i',
);

/** Whether a file may be kept under a name: no path, nothing that cannot be seen, one extension. */
export function checkFileName(fileName: string): Result<string> {
  if (fileName.length > maxFileName) return fail('The file name is too long');
  if (!isPlainText(fileName) || /[/\\]/.test(fileName) || /^[.\s]/.test(fileName)) {
    return fail('The file name contains characters that are not allowed');
  }
  return hidesAnotherKind.test(fileName) ? fail('The file name has more than one extension') : ok(fileName);
}
