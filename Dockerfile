# docker build --build-arg SITE_URL=https://you.example -t site . && docker run --rm -p 8080:80 site
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY scripts/node-version.js scripts/postinstall.js scripts/
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_URL
RUN npm run build

# The nginx of Debian has a Brotli module; the official nginx image does not.
FROM debian:bookworm-slim
RUN apt-get update \
	&& apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
	&& rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
	&& ln -sf /dev/stdout /var/log/nginx/access.log \
	&& ln -sf /dev/stderr /var/log/nginx/error.log
COPY deploy/nginx.conf /etc/nginx/sites-enabled/site
COPY --from=build /site/dist /var/www/site
EXPOSE 80
CMD ["nginx", "-g", "daemon off;"]
