import { themes } from '@portal/brand';
import { paletteOf, readColour } from '@portal/brand/palette';
import { useState } from 'react';
import { CheckboxField } from '../../fields/checkbox-field';
import { CopyButton } from '../../actions/copy-button';
import { Cluster } from '../../layout/cluster';
import { Columns } from '../../layout/columns';
import { Heading } from '../../text/heading';
import { PairList } from './pair-list';
import { Samples } from './samples';
import { Stack } from '../../layout/stack';
import { Swatches } from './swatches';
import { Text } from '../../text/text';
import { TextField } from '../../fields/text-field';
import { ThemePanel } from './theme-panel';
import { withColourUnchanged } from './pair-rows';

interface LiveBrandProps {
  /** The colour to begin with, as `#rrggbb`. */
  colour: string;
  /** Whether the page begins with that colour unchanged. */
  isUnchanged?: boolean;
}

/** What comes of one colour: both themes, sample parts in them, and every pair with its contrast. */
export function LiveBrand({ colour: first, isUnchanged: firstUnchanged = false }: LiveBrandProps) {
  const [written, setWritten] = useState(first);
  const [colour, setColour] = useState(first);
  const [isUnchanged, setUnchanged] = useState(firstUnchanged);
  const onWrite = (text: string) => {
    setWritten(text);
    const read = readColour(text);
    if (read !== null) setColour(read);
  };
  const settled = paletteOf(colour);
  const palette = isUnchanged ? withColourUnchanged(settled, colour) : settled;
  const command = `npm run new:brand -- baobab "${colour}" logo.svg`;
  return (
    <Stack gap="xl">
      <Stack>
        <Heading level={1}>One colour, a whole brand</Heading>
        <Text>
          Every colour of both themes is worked out from one. Its hue stays; it becomes lighter or darker only where
          words or signs could not be read otherwise.
        </Text>
        <Cluster gap="lg" align="start">
          <TextField
            label="Colour"
            type="color"
            inputWidth={12}
            value={colour}
            onChange={({ target }) => onWrite(target.value)}
          />
          <TextField
            label="The same, as text"
            inputWidth={12}
            value={written}
            error={readColour(written) === null && `“${written}” is no colour: write one such as #9a3412`}
            onChange={({ target }) => onWrite(target.value)}
          />
        </Cluster>
        <CheckboxField
          label="Leave the colour as it is"
          hint="Shows what would fail if nothing became lighter or darker"
          checked={isUnchanged}
          onChange={({ target }) => setUnchanged(target.checked)}
        />
        <Cluster gap="xs" wrap="no">
          <code style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{command}</code>
          <CopyButton value={command} label="Copy the command" />
        </Cluster>
      </Stack>
      <Columns min="lg">
        {themes.map((theme) => (
          <ThemePanel key={theme} theme={theme} values={palette[theme]}>
            <Stack gap="lg">
              <Heading level={2}>{theme === 'light' ? 'Light' : 'Dark'}</Heading>
              <Samples />
              <Swatches values={palette[theme]} />
            </Stack>
          </ThemePanel>
        ))}
      </Columns>
      <PairList palette={palette} />
    </Stack>
  );
}
