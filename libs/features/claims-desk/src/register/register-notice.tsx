import { type ClaimCase } from '@portal/contract';
import { Alert, Stack } from '@portal/ui-kit';
import { registerNotice } from './register-words';

/** What the register of deaths says and what has to be done about it. Nothing where nothing has. */
export function RegisterNotice({ found }: { found: ClaimCase }) {
  const notice = found.register && registerNotice(found.register, found);
  if (!notice) return null;
  return (
    <Alert tone={notice.tone}>
      <Stack gap="xs">
        <strong>{notice.title}</strong>
        <span>{notice.text}</span>
      </Stack>
    </Alert>
  );
}
