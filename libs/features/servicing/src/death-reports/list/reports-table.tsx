import { type DeathReportPage, type ListedDeathReport } from '@portal/contract';
import {
  deathReportStatuses,
  formatPhone,
  formatShortDate,
  labelOf,
  languages,
  reportChannels,
  reporterRelationships,
  toneOf,
} from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { Badge, Card, type DataColumn, DataTable, Stack, Text, TextLink } from '@portal/ui-kit';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { callWords } from '../shared/call-words';
import { foundWords, knownBy, nameOfDeceased } from '../shared/deceased-words';
import { type ReportSearch, reportAddress } from '../shared/report-search';
import { dialAddress } from '../shared/dial-address';

/** `1 report`, `12 reports`. */
export const reportsInWords = (count: number): string => (count === 1 ? '1 report' : `${count} reports`);

/** The reports of one page, each with what staff need before they pick up the phone. */
export function ReportsTable({ page, search }: { page: DeathReportPage; search: ReportSearch }) {
  const today = useToday();
  const columns: DataColumn<ListedDeathReport>[] = [
    { key: 'died', label: 'Who died', cell: (report) => <WhoDied report={report} search={search} /> },
    { key: 'told', label: 'Who told us', wrap: 'words', cell: ({ reporter }) => <WhoTold reporter={reporter} /> },
    { key: 'call', label: 'Call back', wrap: 'words', cell: (report) => <CallBack report={report} today={today} /> },
    {
      key: 'report',
      label: 'Report',
      wrap: 'words',
      cell: ({ reference, channel }) => <TwoLines first={reference} second={labelOf(reportChannels, channel)} />,
    },
    { key: 'state', label: 'State, found', wrap: 'words', cell: (report) => <State report={report} /> },
  ];
  return (
    <Card>
      <DataTable
        caption={reportsInWords(page.totalRecords)}
        columns={columns}
        rows={page.data}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}

const TwoLines = ({ first, second }: { first: ReactNode; second: string | null }) => (
  <Stack gap="none">
    <span>{first}</span>
    {second !== null && (
      <Text as="span" size="sm" tone="muted">
        {second}
      </Text>
    )}
  </Stack>
);

const WhoDied = ({
  report: { id, deceased, dateOfDeath },
  search,
}: {
  report: ListedDeathReport;
  search: ReportSearch;
}) => (
  <TwoLines
    first={<Link to={reportAddress(id, search)}>{nameOfDeceased(deceased)}</Link>}
    second={`${knownBy(deceased)}, died ${formatShortDate(dateOfDeath)}`}
  />
);

const WhoTold = ({ reporter: { firstName, surname, relationship, language } }: Pick<ListedDeathReport, 'reporter'>) => (
  <TwoLines
    first={`${firstName} ${surname}`}
    second={`${labelOf(reporterRelationships, relationship)}, ${labelOf(languages, language)}`}
  />
);

function CallBack({ report, today }: { report: ListedDeathReport; today: string }) {
  const { cellNumber } = report.reporter;
  const call = callWords(report, today);
  return (
    <Stack gap="none">
      <span>
        <TextLink href={dialAddress(cellNumber)}>{formatPhone(cellNumber)}</TextLink>
      </span>
      {call && (
        <div>
          <Badge tone={call.tone}>{call.words}</Badge>
        </div>
      )}
    </Stack>
  );
}

const State = ({ report }: { report: ListedDeathReport }) => (
  <TwoLines
    first={
      <Badge tone={toneOf(deathReportStatuses, report.status)}>{labelOf(deathReportStatuses, report.status)}</Badge>
    }
    second={foundWords(report)}
  />
);
