const mostNames = 3;

/** `Thandi, Sipho and Lindiwe`; whoever is beyond the third is counted. */
export function namesInWords(names: readonly string[]): string {
  const shown = names.slice(0, names.length > mostNames ? mostNames - 1 : mostNames);
  const others = names.length - shown.length;
  const parts = others > 0 ? [...shown, `${others} others`] : shown;
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
