CREATE TABLE public.chat (
    game bigint NOT NULL,
    id text NOT NULL,
    at bigint NOT NULL,
    audience text NOT NULL,
    player bigint NOT NULL,
    text text,
    phrase text
);
CREATE TABLE public.events (
    game bigint NOT NULL,
    seq bigint NOT NULL,
    event text NOT NULL
);
CREATE TABLE public.games (
    id bigint NOT NULL,
    seq bigint NOT NULL,
    variant text NOT NULL,
    handicap text,
    clock text NOT NULL,
    speed text NOT NULL,
    live bigint NOT NULL,
    rated bigint NOT NULL,
    open bigint NOT NULL,
    status text NOT NULL,
    white bigint,
    black bigint,
    plies bigint NOT NULL,
    to_act text,
    deadline bigint,
    score text NOT NULL,
    ending text,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    placed bigint NOT NULL,
    "position" text NOT NULL
);
CREATE TABLE public.gipfel_schema (
    version bigint NOT NULL
);
CREATE TABLE public.heartbeat (
    one bigint NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.letters (
    player bigint NOT NULL,
    pending text,
    language text NOT NULL,
    turns bigint NOT NULL
);
CREATE TABLE public.mail_tokens (
    hash bytea NOT NULL,
    player bigint NOT NULL,
    purpose text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.plans (
    game bigint NOT NULL,
    color text NOT NULL,
    lines text NOT NULL
);
CREATE TABLE public.players (
    id bigint NOT NULL,
    kind text NOT NULL,
    created bigint NOT NULL,
    name text,
    name_key text,
    level bigint,
    password text,
    email text,
    muted_until bigint,
    banned bigint DEFAULT 0 NOT NULL,
    merged_into bigint,
    forgotten bigint
);
CREATE TABLE public.rating_changes (
    game bigint NOT NULL,
    player bigint NOT NULL,
    variant text NOT NULL,
    speed text NOT NULL,
    at bigint NOT NULL,
    old_rating double precision NOT NULL,
    old_deviation double precision NOT NULL,
    old_volatility double precision NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL
);
CREATE TABLE public.ratings (
    player bigint NOT NULL,
    variant text NOT NULL,
    speed text NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    games bigint NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.recovery_codes (
    player bigint NOT NULL,
    hash bytea NOT NULL
);
CREATE TABLE public.reports (
    id bigint NOT NULL,
    at bigint NOT NULL,
    game bigint,
    player bigint NOT NULL,
    reporter bigint,
    reason text NOT NULL,
    text text NOT NULL,
    settled bigint
);
CREATE TABLE public.sessions (
    hash bytea NOT NULL,
    id text NOT NULL,
    player bigint NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL,
    agent text NOT NULL,
    address text
);
CREATE TABLE public.tokens (
    hash bytea NOT NULL,
    id text NOT NULL,
    player bigint NOT NULL,
    name text NOT NULL,
    scopes text NOT NULL,
    created bigint NOT NULL,
    used bigint
);
INSERT INTO public.chat VALUES (8220357510956901794, '668a5c0c38d3f984', 1795031435285, 'players', 2526181592401235589, 'Good luck!', NULL);
INSERT INTO public.events VALUES (8220357510956901794, 0, '{"seq":0,"at":1795031435223,"deed":"created","terms":{"variant":"gipf-basic","handicap":null,"clock":"300+3","rated":true,"open":true},"white":"30bwBZPOBfx","black":null}');
INSERT INTO public.events VALUES (8220357510956901794, 1, '{"seq":1,"at":1795031435236,"deed":"joined","color":"b","player":"2ic0cR9WVv3"}');
INSERT INTO public.events VALUES (8220357510956901794, 2, '{"seq":2,"at":1795031435248,"deed":"turn","color":"w","turn":"e9-e7","spent":12,"lag":0,"command":"6875a39cbd1ab11e82e781e54b9a7b00"}');
INSERT INTO public.events VALUES (8220357510956901794, 3, '{"seq":3,"at":1795031435259,"deed":"turn","color":"b","turn":"b1-b3","spent":11,"lag":0,"command":"1f3b3a7736213f3d156f6f911a43fb0d"}');
INSERT INTO public.events VALUES (8220357510956901794, 4, '{"seq":4,"at":1795031435266,"deed":"turn","color":"w","turn":"a2-c2","spent":7,"lag":0,"command":"7a786023cc07d1fd5f93fc5f6ee1d5a1"}');
INSERT INTO public.events VALUES (8220357510956901794, 5, '{"seq":5,"at":1795031435274,"deed":"turn","color":"b","turn":"d8-f7","spent":8,"lag":0,"command":"db320e4101ed1664209127e844f2f03f"}');
INSERT INTO public.events VALUES (8220357510956901794, 6, '{"seq":6,"at":1795031435288,"deed":"ended","score":"1-0","by":"resignation"}');
INSERT INTO public.events VALUES (341980625592443950, 0, '{"seq":0,"at":1795031435300,"deed":"created","terms":{"variant":"yinsh","handicap":null,"clock":"3days","rated":false,"open":false},"white":"30bwBZPOBfx","black":null}');
INSERT INTO public.events VALUES (341980625592443950, 1, '{"seq":1,"at":1795031435311,"deed":"joined","color":"b","player":"2ic0cR9WVv3"}');
INSERT INTO public.events VALUES (341980625592443950, 2, '{"seq":2,"at":1795031435315,"deed":"turn","color":"w","turn":"f6","spent":4,"lag":0,"command":"4f6fc1be527801eed1f4166772ba62f3"}');
INSERT INTO public.events VALUES (341980625592443950, 3, '{"seq":3,"at":1795031435318,"deed":"turn","color":"b","turn":"g7","spent":3,"lag":0,"command":"93bbbc7adfc00902d8bb01b926b0246c"}');
INSERT INTO public.events VALUES (341980625592443950, 4, '{"seq":4,"at":1795031435327,"deed":"turn","color":"w","turn":"e5","spent":9,"lag":0,"command":"633e806a46394a93df40e8987ff96188"}');
INSERT INTO public.events VALUES (6910833644867175132, 0, '{"seq":0,"at":1795031435346,"deed":"created","terms":{"variant":"yinsh-blitz","handicap":null,"clock":"600+5","rated":false,"open":true},"white":null,"black":"0HuYzxUttOv"}');
INSERT INTO public.events VALUES (6910833644867175132, 1, '{"seq":1,"at":1795031435352,"deed":"joined","color":"w","player":"2ic0cR9WVv3"}');
INSERT INTO public.events VALUES (6910833644867175132, 2, '{"seq":2,"at":1795031435355,"deed":"turn","color":"w","turn":"f6","spent":3,"lag":0,"command":"a13173a998117d1fc8aed7dfc77f77fa"}');
INSERT INTO public.events VALUES (6910833644867175132, 3, '{"seq":3,"at":1795031435357,"deed":"turn","color":"b","turn":"e5","spent":2,"lag":0,"command":"0af1165ddda3ecf5cd178a2072e9202e"}');
INSERT INTO public.events VALUES (5910411678074870272, 0, '{"seq":0,"at":1795031435364,"deed":"created","terms":{"variant":"gipf-standard","handicap":null,"clock":"-","rated":false,"open":false},"white":"30bwBZPOBfx","black":null}');
INSERT INTO public.events VALUES (8443138447440186226, 0, '{"seq":0,"at":1795031435367,"deed":"created","terms":{"variant":"gipf-tournament","handicap":null,"clock":"7days","rated":false,"open":true},"white":null,"black":"2ic0cR9WVv3"}');
INSERT INTO public.events VALUES (2093383606797086026, 0, '{"seq":0,"at":1795031435370,"deed":"created","terms":{"variant":"gipf-basic","handicap":null,"clock":"-","rated":false,"open":false},"white":"30bwBZPOBfx","black":"6h3OOAqTJB9"}');
INSERT INTO public.events VALUES (2093383606797086026, 1, '{"seq":1,"at":1795031435374,"deed":"turn","color":"w","turn":"e9-e7","spent":4,"lag":0,"command":"d08583a946d08bd0cf370eacc8689b99"}');
INSERT INTO public.events VALUES (2093383606797086026, 2, '{"seq":2,"at":1795031435378,"deed":"turn","color":"b","turn":"d8-f7","spent":4,"lag":0}');
INSERT INTO public.games VALUES (8220357510956901794, 6, 'gipf-basic', NULL, '300+3', 'blitz', 1, 1, 1, 'ended', 2526181592401235589, 2282529647069777661, 4, NULL, NULL, '1-0', 'resignation', 1795031435223, 1795031435288, 1795031435288, 'Pp1P/p4/6/P4pp/5P/5/p2P w push 10-10');
INSERT INTO public.games VALUES (341980625592443950, 4, 'yinsh', NULL, '3days', 'correspondence', 0, 0, 0, 'playing', 2526181592401235589, 2282529647069777661, 3, 'b', 1795290635327, '*', NULL, 1795031435300, 1795031435327, 1795031435300, '4/7/8/9/4R5/4R4/5r4/9/8/7/4 b place 0-0');
INSERT INTO public.games VALUES (6910833644867175132, 3, 'yinsh-blitz', NULL, '600+5', 'rapid', 1, 0, 1, 'playing', 2282529647069777661, 242480771418664429, 2, 'w', 1795032037357, '*', NULL, 1795031435346, 1795031435357, 1795031435346, '4/7/8/9/4r5/4R4/91/9/8/7/4 w place 0-0');
INSERT INTO public.games VALUES (5910411678074870272, 0, 'gipf-standard', NULL, '-', 'correspondence', 0, 0, 0, 'waiting', 2526181592401235589, NULL, 0, NULL, NULL, '*', NULL, 1795031435364, 1795031435364, 1795031435364, 'g2G/5/6/G5g/6/5/g2G w push 12-12');
INSERT INTO public.games VALUES (8443138447440186226, 0, 'gipf-tournament', NULL, '7days', 'correspondence', 0, 0, 1, 'waiting', NULL, 2282529647069777661, 0, NULL, NULL, '*', NULL, 1795031435367, 1795031435367, 1795031435367, '4/5/6/7/6/5/4 w push 18-18 GGgg');
INSERT INTO public.games VALUES (2093383606797086026, 2, 'gipf-basic', NULL, '-', 'correspondence', 0, 0, 0, 'playing', 2526181592401235589, 5618631828909014807, 2, 'w', NULL, '*', NULL, 1795031435370, 1795031435378, 1795031435370, 'p2P/5/6/P4pp/5P/5/p2P w push 11-11');
INSERT INTO public.gipfel_schema VALUES (2);
INSERT INTO public.heartbeat VALUES (1, 1795031439468);
INSERT INTO public.plans VALUES (341980625592443950, 'w', '{"ply":3,"lines":[["d4","h8"]]}');
INSERT INTO public.players VALUES (5618631828909014807, 'engine', 1795031433342, NULL, NULL, 1, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.players VALUES (9034593782574921281, 'engine', 1795031433346, NULL, NULL, 2, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.players VALUES (3763751163461775857, 'engine', 1795031433350, NULL, NULL, 3, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.players VALUES (3447770003079050582, 'engine', 1795031433355, NULL, NULL, 4, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.players VALUES (8453479508436354743, 'engine', 1795031433360, NULL, NULL, 5, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.players VALUES (1246085527438647989, 'engine', 1795031433363, NULL, NULL, 6, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.players VALUES (8366471736791529962, 'engine', 1795031433368, NULL, NULL, 7, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.players VALUES (1226218584632764392, 'engine', 1795031433372, NULL, NULL, 8, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.players VALUES (2832615220533915010, 'engine', 1795031433375, NULL, NULL, 9, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.players VALUES (1520129568214136384, 'engine', 1795031433377, NULL, NULL, 10, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.players VALUES (2526181592401235589, 'person', 1795031435081, 'Anna', 'anna', NULL, '$argon2id$v=19$m=19456,t=2,p=1$YUkCslbRLCrWmz7gSZyjkA$q+5SAnDFW5VZQ7N3Qsh14YcDElbavUHM4olApjHWGRE', NULL, NULL, 0, NULL, NULL);
INSERT INTO public.players VALUES (2282529647069777661, 'person', 1795031435192, 'Berta', 'berta', NULL, '$argon2id$v=19$m=19456,t=2,p=1$ByVk1BJln4DmINV9Xh4UNg$2hiSm9XohkDOQpdCTCSzbPXJz+1SpnaxyG8AveOdnDc', NULL, NULL, 0, NULL, NULL);
INSERT INTO public.players VALUES (242480771418664429, 'guest', 1795031435208, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL);
INSERT INTO public.rating_changes VALUES (8220357510956901794, 2526181592401235589, 'gipf-basic', 'blitz', 1795031435288, 1500, 350, 0.06, 1662.2120014703455, 290.23050778223865, 0.05999926959652241);
INSERT INTO public.rating_changes VALUES (8220357510956901794, 2282529647069777661, 'gipf-basic', 'blitz', 1795031435288, 1500, 350, 0.06, 1337.7879985296545, 290.23050778223865, 0.05999926959652241);
INSERT INTO public.ratings VALUES (2526181592401235589, 'gipf-basic', 'blitz', 1662.2120014703455, 290.23050778223865, 0.05999926959652241, 1, 1795031435288);
INSERT INTO public.ratings VALUES (2282529647069777661, 'gipf-basic', 'blitz', 1337.7879985296545, 290.23050778223865, 0.05999926959652241, 1, 1795031435288);
INSERT INTO public.recovery_codes VALUES (2282529647069777661, '\x92d39b3c8cb61cf93c9caa8b78ff368a26b1c38132c8538cc9f199bd105a4c85');
INSERT INTO public.recovery_codes VALUES (2282529647069777661, '\x4c5b11cc1ba5ffdd1f4ed605daf392e58273490a0e0bc2a9ceec300b5695892d');
INSERT INTO public.recovery_codes VALUES (2282529647069777661, '\xc7640cf2dab4caeffc5c78bd1b53034b36325128f95e479b6d8f4e23cdbe2ae9');
INSERT INTO public.recovery_codes VALUES (2282529647069777661, '\x60bc41ce54318006a1ae5615e97467f366fbf479d8c49c3a18c63891a020be01');
INSERT INTO public.recovery_codes VALUES (2282529647069777661, '\xd6bf1c967be8f62cab06d8cf8d6eaea20f2f8f8201a91939634cac18dd549a68');
INSERT INTO public.recovery_codes VALUES (2282529647069777661, '\x1bbabdf9c1429bcaf78a4d4ffba286ec0ed9d10d601109981c28162d2d1e5fb1');
INSERT INTO public.recovery_codes VALUES (2282529647069777661, '\x56e94c67acb96f80fe0e44c39099b3852c4763bac20e2b41f4a94c87c744d291');
INSERT INTO public.recovery_codes VALUES (2282529647069777661, '\xf703e46bea388b7e007a5df1e802a29f57341b0bbb8921cd47853380f380519b');
INSERT INTO public.recovery_codes VALUES (2282529647069777661, '\x7dbc60dbcca8981a8ed351349ab7238302e963e515e52ced69a29fb8feea15ca');
INSERT INTO public.recovery_codes VALUES (2282529647069777661, '\xfddf783258de29f25aaeb306bc295715a315177e35349c7412aa6263d06de463');
INSERT INTO public.recovery_codes VALUES (2526181592401235589, '\xd6058cad6ad72932c058a0bdf4b2b4c293a1e994839ebb36042087321a45bb0e');
INSERT INTO public.recovery_codes VALUES (2526181592401235589, '\xc114c75446f1ce52aeefce7e82298c89d5854b468e493e2bc9d9df5b0362f45c');
INSERT INTO public.recovery_codes VALUES (2526181592401235589, '\xb887f95e7a5668c8a26d511fbe0cb4ef85feae5d10b0f9f74579850fb1c8a13f');
INSERT INTO public.recovery_codes VALUES (2526181592401235589, '\x1415a67916b4b62ff95e3f83d6401920720efd77612b4039cec63abda4bff05a');
INSERT INTO public.recovery_codes VALUES (2526181592401235589, '\xdca9bf1322efa7482c73c2e0c8a1de5b6e04c3360c0058ecf451f879e85f2902');
INSERT INTO public.recovery_codes VALUES (2526181592401235589, '\x73920347e057d8072c3381611bd3d5026864977b21bd224e2ae00963440d2984');
INSERT INTO public.recovery_codes VALUES (2526181592401235589, '\x8977d3ab46e9d54b606ddf67725db156b33d1fd06eb0fd2abca5151a5cf33d17');
INSERT INTO public.recovery_codes VALUES (2526181592401235589, '\x9d4137719d86aa537d0bba2f17aa54344c8c8962dc4e1a9b340d1543a4d60fe8');
INSERT INTO public.recovery_codes VALUES (2526181592401235589, '\x9a6832e78477519e53370e0a7da3804e58753b751fcab5b04c2f5bce2983049a');
INSERT INTO public.recovery_codes VALUES (2526181592401235589, '\xf69f997075b6ea850671cd9770e139037737664f9e927a4796f064b125ba12c5');
INSERT INTO public.sessions VALUES ('\x7e6f22853c0e9966d01ff6972617878a6b4b6e446f215f0ac8736569abb28709', '7e6f22853c0e9966', 2526181592401235589, 1795031435101, 1795031435101, 'Python-urllib/3.11', '127.0.0.1');
INSERT INTO public.sessions VALUES ('\x580d5278aacfafa7bf0ca105950e68aa96d414b11da45bf742e3fdc86d95d071', '580d5278aacfafa7', 2282529647069777661, 1795031435197, 1795031435197, 'Python-urllib/3.11', '127.0.0.1');
INSERT INTO public.sessions VALUES ('\x2cbc5e6282a7e7fa3d2d2ded6b260a575313e5bb15a0ba0571b82db91d0642f7', '2cbc5e6282a7e7fa', 242480771418664429, 1795031435211, 1795031435211, 'Python-urllib/3.11', '127.0.0.1');
INSERT INTO public.tokens VALUES ('\x01d12b6c8f944fbe6d3f18bea62f636911a32b465b9c13919fa76f5df1146b03', '01d12b6c8f944fbe', 2526181592401235589, 'my bot', 'read play', 1795031435377, NULL);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (game, id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (game, seq);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.heartbeat
    ADD CONSTRAINT heartbeat_pkey PRIMARY KEY (one);
ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_pkey PRIMARY KEY (player);
ALTER TABLE ONLY public.mail_tokens
    ADD CONSTRAINT mail_tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_pkey PRIMARY KEY (game, color);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_level_key UNIQUE (level);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_name_key_key UNIQUE (name_key);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rating_changes
    ADD CONSTRAINT rating_changes_pkey PRIMARY KEY (game, player);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (player, variant, speed);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (player, hash);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
CREATE INDEX chat_player ON public.chat USING btree (player);
CREATE INDEX games_black ON public.games USING btree (black, placed, id) WHERE (black IS NOT NULL);
CREATE INDEX games_due ON public.games USING btree (deadline, id) WHERE (deadline IS NOT NULL);
CREATE INDEX games_placed ON public.games USING btree (placed, id);
CREATE INDEX games_unfinished ON public.games USING btree (status, live, open, placed, id) WHERE (status <> 'ended'::text);
CREATE INDEX games_white ON public.games USING btree (white, placed, id) WHERE (white IS NOT NULL);
CREATE INDEX mail_tokens_player ON public.mail_tokens USING btree (player);
CREATE INDEX players_merged ON public.players USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX rating_changes_player ON public.rating_changes USING btree (player, variant, speed, at);
CREATE INDEX reports_reporter ON public.reports USING btree (reporter);
CREATE INDEX sessions_player ON public.sessions USING btree (player);
CREATE INDEX tokens_player ON public.tokens USING btree (player);
