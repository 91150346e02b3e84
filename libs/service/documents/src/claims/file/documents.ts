import { claimDocumentStatuses, formatShortDate, labelOf, notUsableReasons, todayInJohannesburg } from '@portal/domain';
import { type DocumentSection } from '../../content';
import { columnsOf } from '../../shared/columns-of';
import { type ClaimInFile, text } from './claim-in-file';

type Line = ClaimInFile['documents'][number];

/** What was asked for, what came, and what was made of it. */
export const documents = ({ documents: lines }: ClaimInFile): DocumentSection => ({
  heading: 'Documents',
  parts: [
    lines.length === 0
      ? text('None was asked for.')
      : {
          kind: 'table',
          columns: columnsOf({
            Document: 'sentence',
            'Last came': 'day',
            Files: 'name',
            'What became of it': 'sentence',
          }),
          rows: lines.map((line) => [nameOf(line), cameOn(line), filesOf(line), outcomeOf(line)]),
        },
  ],
});

const nameOf = ({ label, payeeName }: Line) => (payeeName === null ? label : `${label}, of ${payeeName}`);

const dayOf = (at: string) => formatShortDate(todayInJohannesburg(new Date(at)));

function cameOn({ files }: Line): string {
  const last = files.at(-1);
  return last ? dayOf(last.receivedAt) : '-';
}

const filesOf = ({ files }: Line) => files.map(({ name }) => name).join(', ') || '-';

/** `Not usable: It is too dark or blurred to read. Naledi Mokoena, 18 Nov 2026.` */
function outcomeOf({ status, reason, note, judgedBy, judgedAt }: Line): string {
  const what = labelOf(claimDocumentStatuses, status);
  const why = [reason && labelOf(notUsableReasons, reason), note].filter(Boolean).join('. ');
  const who = [judgedBy, judgedAt && dayOf(judgedAt)].filter(Boolean).join(', ');
  return `${[why ? `${what}: ${why}` : what, who].filter(Boolean).join('. ')}.`;
}
