import { QueryView } from '@portal/policy-workflow';
import { useServicings } from '@portal/policy-workflow/servicing';
import { SkeletonText, Stack, Text, TitledCard } from '@portal/ui-kit';
import { OpenPolicyLine } from './open-policy-line';

/** The policies that are open to whoever looks, to go on with or to close. */
export function OpenPolicies({ returnTo }: { returnTo: string }) {
  const servicings = useServicings();
  return (
    <TitledCard title="Open to you now">
      <QueryView
        query={servicings}
        loading={<SkeletonText lines={3} />}
        failed="The policies that are open to you could not be loaded"
        empty={<Text tone="muted">No policy is open. One that you open stays open for four hours.</Text>}
      >
        {(open) => (
          <Stack as="ul" gap="md" role="list">
            {open.map((servicing) => (
              <OpenPolicyLine key={servicing.id} servicing={servicing} returnTo={returnTo} />
            ))}
          </Stack>
        )}
      </QueryView>
    </TitledCard>
  );
}
