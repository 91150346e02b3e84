/** Drops the tokens that the provider's client kept for this tab. A sign-in that is under way goes on. */
export function forgetStaffTokens() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('oidc.user:')) sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses storage kept nothing.
  }
}
