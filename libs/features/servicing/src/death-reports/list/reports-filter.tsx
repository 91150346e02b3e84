import { deathReportStatuses } from '@portal/domain';
import { SelectField } from '@portal/ui-kit';
import { type ReportSearch, statusOf } from '../shared/report-search';

interface ReportsFilterProps {
  search: ReportSearch;
  onSearch: (search: ReportSearch) => void;
}

/** Which reports are listed. Another choice begins at the first page. */
export const ReportsFilter = ({ search, onSearch }: ReportsFilterProps) => (
  <SelectField
    label="Status"
    inputWidth={20}
    value={search.status ?? ''}
    onChange={({ currentTarget }) => onSearch({ status: statusOf(currentTarget.value), page: 1 })}
  >
    <option value="">Every status</option>
    {deathReportStatuses.map(({ code, label }) => (
      <option key={code} value={code}>
        {label}
      </option>
    ))}
  </SelectField>
);
