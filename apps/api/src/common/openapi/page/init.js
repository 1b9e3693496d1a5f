// Swagger UI's own page: calls go out with the session of this browser, or with a token given under "Authorize".
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** A mutating call by the session carries the session's CSRF token; one by a personal access token needs none. */
async function withCsrfToken(request) {
  const method = (request.method ?? 'GET').toUpperCase();
  if (SAFE.includes(method) || request.headers.Authorization !== undefined) return request;
  const answer = await fetch('/api/auth/csrf');
  const { token } = await answer.json();
  if (token !== null) request.headers['X-CSRF-Token'] = token;
  return request;
}

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  displayRequestDuration: true,
  docExpansion: 'list',
  filter: true,
  operationsSorter: 'alpha',
  tagsSorter: 'alpha',
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: null,
  requestInterceptor: withCsrfToken,
});
