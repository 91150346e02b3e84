type Parameters = Readonly<Record<string, { disable?: boolean } | undefined>>;

/**
 * The panel to open where the open one is hidden for the next story, so that nothing empty stands there: the preferred one if the story
 * has it, else its first. Null: the open one stays. `keys` are the parameters by which each panel is hidden, in the order of the tabs.
 */
export function panelInstead(
  open: string,
  keys: ReadonlyMap<string, string | undefined>,
  parameters: Parameters,
  preferred: string,
): string | null {
  const isHidden = (id: string) => parameters[keys.get(id) ?? '']?.disable === true;
  if (!isHidden(open)) return null;
  return [preferred, ...keys.keys()].find((id) => !isHidden(id)) ?? null;
}
