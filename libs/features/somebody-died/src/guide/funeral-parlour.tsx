import { Heading, List, Prose, Text } from '@portal/ui-kit';

/** What a family settles with a funeral parlour, and what is not its to ask. */
export const FuneralParlour = () => (
  <Prose>
    <Heading>The funeral parlour</Heading>
    <Text>You choose the parlour. No policy of ours ties you to one, and you can always choose cash.</Text>
    <List>
      <li>
        It may ask for the notice of death, the ID of the person who died, your ID, and who will pay. Copies are enough
        once the death is registered.
      </li>
      <li>Ask for the price in writing before you agree, with everything that is in it.</li>
      <li>
        If you want, we pay the parlour from your share, at most its invoice. Nobody can sign this for you: you tell us
        yourself, and the rest is yours.
      </li>
      <li>It may tell us of the death. It cannot claim for you.</li>
    </List>
  </Prose>
);
