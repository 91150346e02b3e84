import { type Write } from '@portal/api-client';
import { type aliveAdditions, type OwnDeathReport } from '@portal/contract';
import { aliveSentences } from '@portal/domain';
import { ConfirmWithPin } from '@portal/policy-workflow/changes';
import { Stack, Text } from '@portal/ui-kit';

interface SayAliveProps {
  report: OwnDeathReport;
  saying: Write<typeof aliveAdditions.sayAlive>;
}

/** What we were told, what follows from saying that it is wrong, and the PIN that says so. */
export const SayAlive = ({ report, saying }: SayAliveProps) => (
  <Stack gap="lg">
    <Text>{aliveSentences.note(report.reportedOn)}</Text>
    <Text>
      Your cover, your debit order and your beneficiaries have stayed as they are. When you confirm with a PIN, the
      report ends.
    </Text>
    <ConfirmWithPin
      pins={{ otp: { purpose: 'ALIVE' } }}
      sending={saying}
      submitLabel={aliveSentences.button}
      onSend={({ otp = '' }) => saying.send({ otp })}
    />
  </Stack>
);
