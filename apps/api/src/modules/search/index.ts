export { SavedSearchEntity } from './saved-search.entity.js';
export { SearchModule } from './search.module.js';
