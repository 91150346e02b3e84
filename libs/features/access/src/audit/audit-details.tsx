import { type AuditEntry } from '@portal/contract';
import { Button, DescriptionList, Disclosure, Stack, VisuallyHidden } from '@portal/ui-kit';
import { valueRows } from './value-rows';

interface AuditDetailsProps {
  entry: AuditEntry;
  onActor: (actorId: string) => void;
}

/** What else is known of a row: the values before and after, and where it came from. */
export function AuditDetails({ entry, onActor }: AuditDetailsProps) {
  const { sequence, before, after, entityType, entityId, actorId, requestId, ip } = entry;
  const changes = valueRows(before, after);
  const facts = [
    ['Record', entityType && `${entityType} ${entityId ?? ''}`.trim()],
    ['Id of whoever acted', actorId],
    ['Network address', ip],
    ['Request', requestId],
    ['Row', `${sequence}`],
  ] as const;
  return (
    <Disclosure
      summary={
        <>
          Details<VisuallyHidden>{` of row ${sequence}`}</VisuallyHidden>
        </>
      }
    >
      <Stack gap="sm">
        {changes.length > 0 && (
          <DescriptionList
            aria-label="Before and after"
            rows={changes.map(({ field, before: old, after: fresh }) => ({
              label: field,
              value: (
                <Stack gap="none">
                  {old !== null && <span>{`Before: ${old}`}</span>}
                  {fresh !== null && <span>{`After: ${fresh}`}</span>}
                </Stack>
              ),
            }))}
          />
        )}
        <DescriptionList
          aria-label="Where it came from"
          rows={facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))}
        />
        {actorId && (
          <div>
            <Button variant="quiet" onClick={() => onActor(actorId)}>
              Show all by the same person
            </Button>
          </div>
        )}
      </Stack>
    </Disclosure>
  );
}
