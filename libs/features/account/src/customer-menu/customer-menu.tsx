import { readQuery } from '@portal/api-client';
import { useUser } from '@portal/auth';
import { accessLogAdditions, policyEndpoints, portalPaths } from '@portal/contract';
import { formatPhone } from '@portal/domain';
import {
  ChatLink,
  useChoosePolicy,
  useSelectedPolicyNumber,
  type OpenedByTrigger,
  WhereCall,
  useReportDeathPath,
} from '@portal/policy-workflow';
import { CheckIcon, Text } from '@portal/ui-kit';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@portal/ui-kit/menu';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { SignedInAs } from '../shared/signed-in-as';

/** How many policies the menu offers; /policies has them all. */
const mostPolicies = 4;

/** Who is signed in, as far as that is known, their first policies, and the way out. */
function CustomerMenu({ trigger, defaultOpen }: OpenedByTrigger) {
  const reportDeath = useReportDeathPath();
  const { data: whoAmI } = useUser().whoAmI;
  const policies = useQuery({
    ...readQuery(policyEndpoints.policies, {}),
    select: (all) => all.slice(0, mostPolicies),
  });
  const selected = useSelectedPolicyNumber();
  const choosePolicy = useChoosePolicy();
  const navigate = useNavigate();

  return (
    <Menu defaultOpen={defaultOpen}>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent>
        {whoAmI && (
          <>
            <SignedInAs name={`${whoAmI.firstName} ${whoAmI.surname}`}>
              {whoAmI.cellNumber && <Text as="span">{formatPhone(whoAmI.cellNumber)}</Text>}
            </SignedInAs>
            <MenuSeparator />
          </>
        )}
        <MenuItem asChild>
          <Link to={portalPaths.policies()}>Policies</Link>
        </MenuItem>
        {policies.data?.map(({ Policy_Number }) => (
          <MenuItem
            key={Policy_Number}
            onSelect={() => choosePolicy(Policy_Number)}
            aria-current={Policy_Number === selected}
          >
            {Policy_Number}
            {Policy_Number === selected && <CheckIcon label="On screen now" />}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem asChild>
          <Link to={portalPaths.requests()}>Requests</Link>
        </MenuItem>
        <WhereCall row={accessLogAdditions.policyHistory}>
          <MenuItem asChild>
            <Link to={portalPaths.history()}>History</Link>
          </MenuItem>
        </WhereCall>
        <WhereCall row={accessLogAdditions.accessLog}>
          <MenuItem asChild>
            <Link to={portalPaths.accessLog()}>Who looked at your policy</Link>
          </MenuItem>
        </WhereCall>
        <MenuItem asChild>
          <Link to={reportDeath}>Somebody has died</Link>
        </MenuItem>
        <MenuItem asChild>
          <ChatLink />
        </MenuItem>
        <MenuItem onSelect={() => void navigate(portalPaths.logout())}>Logout</MenuItem>
      </MenuContent>
    </Menu>
  );
}
export { CustomerMenu as Component };
