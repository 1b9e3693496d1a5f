// Lets Node run the TypeScript sources as they stand: `./x.js` means `./x.ts` until there is a build.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const isOwnSource = specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts');
    return next(isOwnSource ? `${specifier.slice(0, -3)}.ts` : specifier, context);
  },
});
