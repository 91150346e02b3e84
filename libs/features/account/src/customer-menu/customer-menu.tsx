import { readQuery } from '@portal/api-client';
import { useUser } from '@portal/auth';
import { policyEndpoints, portalPaths } from '@portal/contract';
import { formatPhone } from '@portal/domain';
import { ChatLink, useChoosePolicy, useSelectedPolicyNumber, type OpenedByTrigger } from '@portal/policy-workflow';
import { CheckIcon, Stack, Text } from '@portal/ui-kit';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '@portal/ui-kit/menu';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';

/** How many policies the menu offers; /policies has them all. */
const mostPolicies = 4;

/** Who is signed in, their first policies, and the way out. */
function CustomerMenu({ trigger, defaultOpen }: OpenedByTrigger) {
  const { data: whoAmI } = useUser().whoAmI;
  const policies = useQuery({
    ...readQuery(policyEndpoints.policies, {}),
    select: (all) => all.slice(0, mostPolicies),
  });
  const selected = useSelectedPolicyNumber();
  const choosePolicy = useChoosePolicy();
  const navigate = useNavigate();
  if (!whoAmI) return trigger;

  return (
    <Menu defaultOpen={defaultOpen}>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent>
        <MenuLabel>
          <Stack gap="none">
            <Text size="sm" tone="muted" as="span">
              Signed in as
            </Text>
            <Text as="strong">{`${whoAmI.firstName} ${whoAmI.surname}`}</Text>
            {whoAmI.cellNumber && <Text as="span">{formatPhone(whoAmI.cellNumber)}</Text>}
          </Stack>
        </MenuLabel>
        <MenuSeparator />
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
        <MenuItem asChild>
          <Link to={portalPaths.history()}>History</Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to={portalPaths.accessLog()}>Who looked at your policy</Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to={portalPaths.somebodyDiedGuide()}>Somebody has died</Link>
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
