import { Alert } from '../../feedback/alert';
import { Badge } from '../../feedback/badge';
import { Button } from '../../actions/button';
import { Card } from '../../layout/card';
import { Cluster } from '../../layout/cluster';
import { Figure } from '../../data/figure';
import { Heading } from '../../text/heading';
import { Hero } from '../../layout/hero';
import { Stack } from '../../layout/stack';
import { Text } from '../../text/text';
import { TextField } from '../../fields/text-field';
import { TextLink } from '../../text/text-link';

/** What most pages are made of. */
export const Samples = () => (
  <Stack>
    <Hero>
      <Heading level={3}>Good morning, Thandi</Heading>
      <Figure value="R 30 000" caption="Cover for your family" />
      <Button>Pay now</Button>
    </Hero>
    <Card>
      <Heading level={3}>Lindiwe Nkosi</Heading>
      <Text>
        Covered for R 30 000. <TextLink href="#terms">Read the terms</TextLink>
      </Text>
      <Text size="sm" tone="muted">
        Child, born in 2015
      </Text>
      <Cluster>
        <Badge tone="green">Active</Badge>
        <Badge tone="amber">Awaiting approval</Badge>
        <Badge tone="red">Lapsed</Badge>
        <Badge tone="blue">Servicing</Badge>
        <Badge>Cancelled</Badge>
      </Cluster>
      <TextField label="School or institution" hint="As it stands on the letter" />
      <Cluster>
        <Button>Save</Button>
        <Button variant="secondary">Cancel</Button>
        <Button variant="danger">Remove</Button>
      </Cluster>
    </Card>
    <Alert tone="warning">A premium has not reached us yet.</Alert>
  </Stack>
);
