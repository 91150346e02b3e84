import { portalPaths } from '@portal/contract';
import { DescriptionList, List, Text, TextLink } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { useLegalFacts } from '../../page/use-legal-facts';
import { waysToReach } from '../../page/ways-to-reach';

const mailAbout = (address: string, subject: string) => `mailto:${address}?subject=${encodeURIComponent(subject)}`;

export function YourRights() {
  const { informationOfficerEmail, email, informationRegulatorEmail, informationRegulatorLink } = useLegalFacts();
  const officer = informationOfficerEmail || email;
  const regulator = waysToReach(
    { website: informationRegulatorLink, email: informationRegulatorEmail },
    'Information Regulator: ',
  );
  return (
    <>
      <Text>You may:</Text>
      <List>
        <li>
          know what we hold about you:{' '}
          <TextLink href={mailAbout(officer, 'Request my information')}>Request my information</TextLink>
        </li>
        <li>
          have it put right or removed:{' '}
          <TextLink href={mailAbout(officer, 'Correct or delete')}>Correct or delete</TextLink>
        </li>
        <li>object to how we use it, and take back a permission that you gave</li>
        <li>complain, to us or to the Information Regulator</li>
      </List>
      <Text>
        Much of it you can see and change yourself, under{' '}
        <Link to={portalPaths.personalDetails()}>Personal details</Link>. What we must keep by law we cannot remove.
      </Text>
      <Text>
        The page <Link to={portalPaths.complaints()}>Complaints</Link> says how to complain.
      </Text>
      {regulator.length > 0 && <DescriptionList rows={regulator} />}
    </>
  );
}
