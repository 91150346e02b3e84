import { type FailedMessage } from '@portal/contract';
import { Disclosure, PrintAlone, Stack, Text } from '@portal/ui-kit';

/** A letter that nobody has posted, with the address for its envelope, to be printed by itself. */
export const LetterToPrint = ({ to, text }: NonNullable<FailedMessage['letter']>) => (
  <Disclosure summary="Read the letter">
    <PrintAlone label="Print this letter">
      <Stack gap="sm">
        <address>
          {to.map((line, place) => (
            <Text key={place} size="sm">
              {line}
            </Text>
          ))}
        </address>
        {text.split('\n\n').map((paragraph) => (
          <Text key={paragraph} size="sm">
            {paragraph}
          </Text>
        ))}
      </Stack>
    </PrintAlone>
  </Disclosure>
);
