/** Whose key is a name and no variable. */
const withKey = ['Property', 'MethodDefinition', 'PropertyDefinition'];

const isAssigned = (node) =>
  (node.type === 'AssignmentExpression' && node.left.type === 'Identifier' && node.left.name) ||
  (node.type === 'UpdateExpression' && node.argument.type === 'Identifier' && node.argument.name);

/** The variables that some code speaks of (`uses`), and those among them that it assigns. Names that it declares inside are among them. */
export function namesIn(node, found = { uses: new Set(), assigns: new Set() }) {
  if (Array.isArray(node)) node.forEach((one) => namesIn(one, found));
  if (Array.isArray(node) || typeof node?.type !== 'string') return found;
  if (node.type === 'Identifier') found.uses.add(node.name);
  const assigned = isAssigned(node);
  if (assigned) found.assigns.add(assigned);
  for (const [key, child] of Object.entries(node)) {
    const isName =
      !node.computed &&
      ((node.type === 'MemberExpression' && key === 'property') || (withKey.includes(node.type) && key === 'key'));
    if (!isName && child && typeof child === 'object') namesIn(child, found);
  }
  return found;
}
