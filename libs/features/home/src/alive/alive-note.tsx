import { type OwnDeathReport, portalPaths } from '@portal/contract';
import { aliveSentences } from '@portal/domain';
import { Alert, buttonStyle, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** What we were told, and the way to say that it is wrong. */
const AliveNote = ({ report }: { report: OwnDeathReport }) => (
  <Alert tone="warning">
    <Stack gap="sm">
      <Text>{aliveSentences.note(report.reportedOn)}</Text>
      <div>
        <Link className={buttonStyle('primary')} to={portalPaths.stillAlive()}>
          {aliveSentences.button}
        </Link>
      </div>
    </Stack>
  </Alert>
);
// React.lazy asks for a default export.
export default AliveNote;
