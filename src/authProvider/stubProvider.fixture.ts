/** An identity provider as the page sees it: the requests it got and its answers. */
export class StubProvider {
  readonly requests: { path: string; form: URLSearchParams }[] = [];
  /** How often its addresses were read. */
  addressReads = 0;
  expiresIn = 600;
  /** Whether it has a way to revoke tokens, which not every provider has. */
  canRevoke = true;
  /** How the next token requests end. */
  mood: 'well' | 'invalid_grant' | 'server_error' | 'offline' = 'well';
  /** Holds token answers back until released. */
  gate: Promise<void> = Promise.resolve();
  readonly #authority: string;
  #issued = 0;

  constructor(authority: string) {
    this.#authority = authority;
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/openid-configuration')) {
      this.addressReads += 1;
      return Response.json({
        issuer: this.#authority,
        authorization_endpoint: `${this.#authority}/auth`,
        token_endpoint: `${this.#authority}/token`,
        ...(this.canRevoke && { revocation_endpoint: `${this.#authority}/token/revocation` }),
        end_session_endpoint: `${this.#authority}/session/end`,
        jwks_uri: `${this.#authority}/jwks`,
      });
    }
    const form = new URLSearchParams(init?.body as URLSearchParams);
    this.requests.push({ path: pathname, form });
    await this.gate;
    if (this.mood === 'offline') throw new TypeError('Failed to fetch');
    if (this.mood !== 'well') {
      const status = this.mood === 'invalid_grant' ? 400 : 500;
      return Response.json({ error: this.mood }, { status });
    }
    if (pathname.endsWith('/revocation')) return new Response('');
    this.#issued += 1;
    return Response.json({
      access_token: `access-${this.#issued}`,
      refresh_token: `refresh-${this.#issued}`,
      id_token: this.#idToken(),
      token_type: 'Bearer',
      expires_in: this.expiresIn,
    });
  };

  count(grant: string): number {
    return this.requests.filter(({ form }) => form.get('grant_type') === grant).length;
  }

  #idToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');
    const claims = {
      iss: this.#authority,
      aud: 'console',
      sub: 'u1',
      iat: now,
      exp: now + 600,
    };
    return `${encode({ alg: 'RS256' })}.${encode(claims)}.sig`;
  }
}
