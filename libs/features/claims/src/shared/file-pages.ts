import { mostClaimFiles } from '@portal/contract';
import { type FilePayload } from '@portal/domain';
import { file } from '@portal/forms';
import { addPage } from './add-page';

/** The files are judged by their fields when they are chosen, and by the service. */
export const isFile = (value: unknown): value is FilePayload =>
  typeof value === 'object' && value !== null && 'base64File' in value;

const pages = Array.from({ length: mostClaimFiles }, (_, at) => at + 1);
const roomAfter = (page: number) => `roomAfter${page}`;
const at = (values: object, name: string) => (values as Readonly<Record<string, unknown>>)[name];

/** The field of one page. */
export const fileOf = (page: number) => `page${page}`;

/** Photos of several pages: a field for the first, and one more for whoever asks for it. */
export const filePages = ({ label, isOptional }: { label: string; isOptional: boolean }) =>
  pages.flatMap((page) => [
    {
      name: fileOf(page),
      label: page === 1 ? label : `Page ${page}`,
      hint: '',
      widget: file(),
      into: 'files' as const,
      extra: true as const,
      optional: page === 1 && isOptional,
      when: (values: object) => page === 1 || at(values, roomAfter(page - 1)) === true,
    },
    {
      name: roomAfter(page),
      label: 'Add another page',
      widget: addPage(),
      extra: true as const,
      optional: false,
      when: (values: object) =>
        page < mostClaimFiles && isFile(at(values, fileOf(page))) && at(values, roomAfter(page)) !== true,
    },
  ]);
