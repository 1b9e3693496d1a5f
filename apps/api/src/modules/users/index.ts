export * from './dto/profile.rules.js';
export * from './dto/user.response.js';
export * from './preferences.js';
export * from './user.entity.js';
export * from './user-preference.entity.js';
export * from './user.mapper.js';
export * from './users.module.js';
export * from './users.service.js';
