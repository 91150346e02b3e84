import { groupLabel, isPortalAdmin, useUser } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { formatPhone } from '@portal/domain';
import { type OpenedByTrigger, usePortalConfig } from '@portal/policy-workflow';
import { Text } from '@portal/ui-kit';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@portal/ui-kit/menu';
import { Link, useNavigate } from 'react-router-dom';
import { SignedInAs } from '../shared/signed-in-as';
import { adminPortalAddress } from './admin-portal-address';

/** A South African number as people write it; any other as the provider gave it. */
const readablePhone = (phone: string) => {
  const digits = phone.replace(/^\+/, '');
  const readable = formatPhone(digits);
  return readable === digits ? phone : readable;
};

/** Which member of staff is signed in, their groups, the way to the admin portal, and the way out. */
function StaffMenu({ trigger, defaultOpen }: OpenedByTrigger) {
  const { staff } = useUser();
  const adminPortal = adminPortalAddress(usePortalConfig(), window.location.origin);
  const navigate = useNavigate();

  return (
    <Menu defaultOpen={defaultOpen}>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent>
        <SignedInAs name={staff?.name ?? 'Staff'}>
          {staff?.phone && <Text as="span">{readablePhone(staff.phone)}</Text>}
          {staff?.email && <Text as="span">{staff.email}</Text>}
          {staff?.groups.map((group) => (
            <Text key={group} size="sm" as="span">
              {groupLabel(group)}
            </Text>
          ))}
        </SignedInAs>
        <MenuSeparator />
        {adminPortal && isPortalAdmin(staff) && (
          <MenuItem asChild>
            <a href={adminPortal} target="_blank" rel="noopener noreferrer">
              Go to Admin portal
            </a>
          </MenuItem>
        )}
        <MenuItem asChild>
          <Link to={portalPaths.somebodyDiedGuide()}>Somebody has died</Link>
        </MenuItem>
        <MenuItem onSelect={() => void navigate(portalPaths.logout())}>Logout</MenuItem>
      </MenuContent>
    </Menu>
  );
}
export { StaffMenu as Component };
