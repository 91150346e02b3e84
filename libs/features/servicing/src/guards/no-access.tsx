import { groupLabel, staffGroups } from '@portal/auth';
import { portalPaths } from '@portal/contract';
import { buttonStyle, Card, Container, Heading, List, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** Somebody of staff whom no group lets in: why, and what they can do about it. */
export function NoAccess({ reason }: { reason: string }) {
  return (
    <Container width="narrow">
      <Card>
        <Stack gap="md">
          <Heading level={1}>No access</Heading>
          <Text>{reason}</Text>
          <Text>Ask whoever manages your account to add you to one of these groups, then sign in again:</Text>
          <List>
            {Object.keys(staffGroups).map((group) => (
              <li key={group}>{groupLabel(group)}</li>
            ))}
          </List>
          <div>
            <Link className={buttonStyle('primary')} to={portalPaths.logout()}>
              Sign out
            </Link>
          </div>
        </Stack>
      </Card>
    </Container>
  );
}
