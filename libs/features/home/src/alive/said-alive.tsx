import { portalPaths } from '@portal/contract';
import { aliveSentences } from '@portal/domain';
import { Alert, buttonStyle, Stack } from '@portal/ui-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

/** The report has ended. */
export function SaidAlive() {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <Stack gap="lg" ref={top} tabIndex={-1}>
      <Alert tone="success" role="status">
        {aliveSentences.apology}
      </Alert>
      <div>
        <Link className={buttonStyle('primary')} to={portalPaths.home()}>
          Go home
        </Link>
      </div>
    </Stack>
  );
}
