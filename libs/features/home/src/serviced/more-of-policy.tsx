import { type PolicySummary, portalPaths } from '@portal/contract';
import { allQuickLinks, QuickLinkTiles } from '@portal/policy-workflow';
import { Stack, Tabs } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { LastContacts } from './last-contacts';
import { WrittenNotes } from './notes/written-notes';
import { OnThePolicy } from './on-the-policy';
import { OpenRequests } from './open-requests';
import { Person } from './person';
import { PoliciesOfPerson } from './policies-of-person';

interface MoreOfPolicyProps {
  summary: PolicySummary;
  policyNumber: string;
}

/** The tiles of the policyholder's own home. Staff do not pay for anybody. */
const quickLinks = allQuickLinks.filter((key) => key !== 'payNow');

/** What is asked for less often, a tab each; then the ways into the policyholder's pages. */
export const MoreOfPolicy = ({ summary, policyNumber }: MoreOfPolicyProps) => (
  <Stack gap="lg">
    <Tabs
      label="More of this policy"
      tabs={[
        { id: 'cover', label: 'Payees and plan', panel: <OnThePolicy /> },
        { id: 'requests', label: `Requests (${summary.openRequests.length})`, panel: <OpenRequests /> },
        { id: 'policyholder', label: 'Policyholder', panel: <Person summary={summary} /> },
        { id: 'notes', label: `Notes (${summary.notes.length})`, panel: <WrittenNotes notes={summary.notes} /> },
        {
          id: 'contacts',
          label: `Contacts (${summary.contacts.length})`,
          panel: <LastContacts title="All contacts" contacts={summary.contacts} />,
        },
        {
          id: 'policies',
          label: `Policies (${summary.policies.length})`,
          panel: <PoliciesOfPerson policies={summary.policies} onScreen={policyNumber} />,
        },
      ]}
    />
    <QuickLinkTiles keys={quickLinks} />
    <Link to={portalPaths.accessLog()}>Who looked at this policy</Link>
  </Stack>
);
