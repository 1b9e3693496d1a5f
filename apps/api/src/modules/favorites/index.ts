export { FavoriteEntity } from './favorite.entity.js';
export { FavoritesModule } from './favorites.module.js';
