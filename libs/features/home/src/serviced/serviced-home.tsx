import { QueryView, useSelectedPolicyNumber } from '@portal/policy-workflow';
import { usePolicy } from '@portal/policy-workflow/changes';
import { usePolicySummary } from '@portal/policy-workflow/servicing';
import { Cockpit, SkeletonCard, Stack } from '@portal/ui-kit';
import { useRef } from 'react';
import { ActsList } from './acts/acts-list';
import { Answer } from './answer/answer';
import { LastContacts } from './last-contacts';
import { MoreOfPolicy } from './more-of-policy';
import { NoteBox } from './notes/note-box';
import { Numbers } from './numbers';
import { OpenRequests } from './open-requests';
import { Standing } from './standing';
import { WhosePolicy } from './whose-policy';

/** How many contacts stand among the first things; the others are in a tab. */
const latest = 3;

/** The page from which staff answer a call: the answer to read aloud, money and what is open, what can be done, and all else in tabs. */
function ServicedHome() {
  const policyNumber = useSelectedPolicyNumber() ?? '';
  const summary = usePolicySummary();
  const policy = usePolicy();
  const note = useRef<HTMLDivElement>(null);
  const { data } = summary;
  return (
    <Stack gap="lg">
      <Cockpit
        title={data?.mainMember.name ?? `Policy ${policyNumber}`}
        beside={data && <WhosePolicy summary={data} policyNumber={policyNumber} />}
      >
        <div>
          <QueryView query={policy} loading={<Loading />} failed="The people on the policy could not be loaded">
            {(policy) => <Answer policy={policy} />}
          </QueryView>
        </div>
        <div>
          <QueryView query={summary} loading={<Loading />} failed="The summary could not be loaded">
            {(summary) => (
              <>
                <Standing summary={summary} />
                <OpenRequests most={2} />
                <LastContacts title="Last contacts" contacts={summary.contacts.slice(0, latest)} />
              </>
            )}
          </QueryView>
        </div>
        <div>
          <ActsList onNote={() => note.current?.querySelector('textarea')?.focus()} />
          <div ref={note}>
            <NoteBox policyNumber={policyNumber} />
          </div>
          {policy.data && <Numbers policyholder={policy.data.MainMember} />}
        </div>
      </Cockpit>
      {data && <MoreOfPolicy summary={data} policyNumber={policyNumber} />}
    </Stack>
  );
}
// React.lazy asks for a default export.
export default ServicedHome;

const Loading = () => <SkeletonCard aria-busy="true" aria-label="Loading the policy" />;
