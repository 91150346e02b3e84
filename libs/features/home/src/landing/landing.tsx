import { portalPaths } from '@portal/contract';
import { payoutSentence, providerTelLink } from '@portal/domain';
import { TellUsHere, usePortalConfig } from '@portal/policy-workflow';
import { buttonStyle, Card, Columns, Container, Heading, Hero, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

const reasons = [
  { title: 'See your cover', text: 'Who is covered, for how much, what it costs and until when.' },
  {
    title: 'Keep it right',
    text: 'A new child, a new number, a new bank account: change it here and see when it is done.',
  },
  { title: 'Have it at hand', text: 'Your schedule and your letters, on any phone, when you need them.' },
];

/** What a visitor who is not signed in sees. */
export function Landing() {
  const { phone } = usePortalConfig().contact;
  return (
    <Container>
      <Stack gap="xl">
        <Hero>
          <Heading level={1}>Your family’s cover, in your hands</Heading>
          <Text size="lg">
            Sign in with your policy number. We send a one-time PIN to your cellphone; there is no password to remember.
          </Text>
          <div>
            <Link className={buttonStyle('primary')} to={portalPaths.login()}>
              Sign in to your policy
            </Link>
          </div>
        </Hero>
        <Card>
          <Stack gap="sm">
            <Heading level={2} size="sm">
              Somebody has died
            </Heading>
            <TellUsHere lead="We are here to help you claim." />
            <Text>
              Or call us: <a href={providerTelLink(phone)}>{phone}</a>. {payoutSentence}
            </Text>
          </Stack>
        </Card>
        <Columns>
          {reasons.map(({ title, text }) => (
            <Card key={title}>
              <Stack gap="sm">
                <Heading level={2} size="sm">
                  {title}
                </Heading>
                <Text>{text}</Text>
              </Stack>
            </Card>
          ))}
        </Columns>
      </Stack>
    </Container>
  );
}
