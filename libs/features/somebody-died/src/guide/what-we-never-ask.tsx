import { Heading, List, Prose, Text } from '@portal/ui-kit';

/** How a family knows that whoever asks is not from us. */
export const WhatWeNeverAsk = () => (
  <Prose>
    <Heading>What we never ask</Heading>
    <List>
      <li>Money, for a claim, a form or a faster answer.</li>
      <li>Your one-time PIN on the phone, or the PIN of your bank card.</li>
      <li>Originals, or copies that somebody has certified.</li>
      <li>A document about the cause of death where every cause is paid the same.</li>
    </List>
    <Text>If somebody does ask for one of these in our name, put the phone down and call us.</Text>
  </Prose>
);
